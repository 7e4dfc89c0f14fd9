import { editAddress } from "../content-files";

/** Links from the page's content files to their forms. */
export function SourceFiles({ files }: { files: string[] }) {
  const [own = "", ...others] = files;
  return (
    <>
      <p>
        <a className="edit" href={editAddress(own)}>
          Edit this page
        </a>{" "}
        <code>content/{own}</code>
      </p>
      <ul className="files">
        {others.map((file) => (
          <li key={file}>
            <a href={editAddress(file)}>content/{file}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
