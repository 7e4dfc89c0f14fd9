import { editAddress } from "../content-files";

/** The page's content files, each leading to its form; more than a few are folded away. */
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
