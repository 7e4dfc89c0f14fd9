import { useEffect, useState } from "react";
import type { Choices } from "../choices.ts";
import { editAddress } from "../content-files.ts";
import type { Context } from "./context.ts";

type Props = Pick<Context, "file" | "sendPicture"> & {
  /** Of the text to which the pictures belong. */
  id: string;
  pictures: NonNullable<Choices["pictures"]>;
  /** Writes a picture's line into the text. */
  insert(name: string): void;
};

/** The pictures beside a text: added by a button or a drop on the text, replaced and deleted. */
export function Pictures({ id, file, pictures, sendPicture, insert }: Props) {
  const [said, say] = useState("");
  const send = async (fields: Record<string, string | File>) => {
    say(`The picture is being ${fields["~do"] === "delete" ? "deleted" : "saved"} …`);
    const picture = await sendPicture(fields);
    say(picture && "problem" in picture ? picture.problem : "");
    return picture && "name" in picture ? picture.name : undefined;
  };
  const add = async (files: Iterable<File>) => {
    for (const each of files) {
      const name = await send({ "~picture": each });
      if (name) insert(name);
    }
  };
  useEffect(() => {
    const area = document.getElementById(id);
    const drop = (event: DragEvent) => {
      const files = event.dataTransfer?.files ?? [];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    area?.addEventListener("drop", drop);
    return () => area?.removeEventListener("drop", drop);
  });
  const remove = (name: string, isShown: boolean) => {
    const question = isShown ? `A text shows ${name}. Delete it all the same?` : `Delete ${name}?`;
    if (confirm(question)) send({ "~do": "delete", name });
  };
  return (
    <div className="pictures">
      <p className="hint">
        <label htmlFor={`${id}-picture`}>Add a picture</label> or drop it on the text: JPEG or PNG,
        at least 480 pixels wide; 1600 are best.{" "}
        <input
          id={`${id}-picture`}
          type="file"
          accept="image/jpeg,image/png"
          aria-describedby={`${id}-said`}
          onChange={({ target }) => add(target.files ?? [])}
        />
      </p>
      <p className="problem" id={`${id}-said`} role="status">
        {said}
      </p>
      <ul>
        {pictures.map(({ name, isShown, version }) => (
          <li key={name}>
            {/* biome-ignore lint/performance/noImgElement: a picture as it is, in next dev alone */}
            <img src={`${editAddress(file)}?picture=${name}&${version}`} alt="" loading="lazy" />
            <span>
              {name}
              {!isShown && <small> No text shows it.</small>}
            </span>
            <label className="button">
              Replace<span className="hidden"> {name}</span>
              <input
                type="file"
                className="hidden"
                accept="image/jpeg,image/png"
                onChange={({ target: { files } }) =>
                  files?.[0] && send({ "~picture": files[0], name })
                }
              />
            </label>
            <button type="button" onClick={() => remove(name, isShown)}>
              Delete<span className="hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
