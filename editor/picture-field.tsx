import type { AddedPicture } from "./add-picture.ts";
import { Command } from "./input.tsx";

/** Takes a picture to lie beside the text, and says what to write where it shall show. */
export function PictureField({ added }: { added: AddedPicture | undefined }) {
  const fault = added && "fault" in added ? added.fault : undefined;
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
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? "~picture-mistake" : undefined}
      />{" "}
      <Command verb="picture" name="~picture">
        Add
      </Command>
      {fault && (
        <p className="mistake" id="~picture-mistake">
          {fault}
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
