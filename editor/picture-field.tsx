import type { AddedPicture } from "./add-picture.ts";
import { Command } from "./input.tsx";

/** The field for a picture beside the text, and the Markdown that shows it. */
export function PictureField({ added }: { added: AddedPicture | undefined }) {
  const problem = added && "problem" in added ? added.problem : undefined;
  return (
    <div className="field">
      <label htmlFor="~picture">
        Add a picture <small>JPEG or PNG, at least 480 pixels wide; 1600 are best</small>
      </label>
      <input
        id="~picture"
        name="~picture"
        type="file"
        accept="image/jpeg,image/png"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "~picture-problem" : undefined}
      />{" "}
      <Command verb="picture" name="~picture">
        Add
      </Command>
      {problem && (
        <p className="problem" id="~picture-problem">
          {problem}
        </p>
      )}
      {added && "name" in added && (
        <div className="notice saved" role="status">
          <p>
            The picture is saved. Where it shall show, write on a line of its own:{" "}
            <code>{`![what it shows](${added.name})`}</code>
          </p>
        </div>
      )}
    </div>
  );
}
