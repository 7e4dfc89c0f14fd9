export { BlogNotFound as default } from "./_sections/blog-not-found";
