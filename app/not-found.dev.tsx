export { NotFoundPage as default } from "./_sections/not-found-page";
