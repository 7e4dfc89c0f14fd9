import { useEffect, useState } from "react";
import type { Choices } from "../choices.ts";
import { editAddress } from "../names.ts";
import { useForm } from "./form-context.ts";

type Props = {
  /** Of the text to which the pictures belong. */
  id: string;
  pictures: NonNullable<Choices["pictures"]>;
  /** Writes a picture's line into the text. */
  insert(name: string): void;
};

const accept = "image/jpeg,image/png";

/** The pictures beside a text: added by a button or a drop on the text, replaced and deleted. */
export function Pictures({ id, pictures, insert }: Props) {
  const { state, sendPicture } = useForm();
  const [said, say] = useState("");
  const send = async (fields: { picture?: File; name?: string }) => {
    say(`The picture is being ${fields.picture ? "saved" : "deleted"} …`);
    const picture = await sendPicture(fields);
    say(picture && "problem" in picture ? picture.problem : "");
    return picture && "name" in picture ? picture.name : undefined;
  };
  const add = async (files: Iterable<File> | null | undefined) => {
    for (const picture of files ?? []) {
      const name = await send({ picture });
      if (name) insert(name);
    }
  };
  useEffect(() => {
    const area = document.getElementById(id);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      add(event.dataTransfer.files);
    };
    area?.addEventListener("drop", drop);
    return () => area?.removeEventListener("drop", drop);
  });
  return (
    <div className="pictures">
      <p className="hint">
        <label htmlFor={`${id}-picture`}>Add a picture</label> or drop it on the text: JPEG or PNG,
        at least 480 pixels wide; 1600 are best.{" "}
        <input
          id={`${id}-picture`}
          type="file"
          accept={accept}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => add(target.files)}
        />
      </p>
      <p className="problem" id={`${id}-said`} role="status">
        {said}
      </p>
      <ul>
        {pictures.map((picture) => (
          <Picture key={picture.name} {...picture} folder={editAddress(state.path)} send={send} />
        ))}
      </ul>
    </div>
  );
}

type PictureProps = Props["pictures"][number] & {
  folder: string;
  send(fields: { picture?: File; name: string }): void;
};

/** A picture of the folder, with its buttons. */
function Picture({ name, isShown, version, folder, send }: PictureProps) {
  const question = isShown ? `A text shows ${name}. Delete it all the same?` : `Delete ${name}?`;
  return (
    <li>
      {/* biome-ignore lint/performance/noImgElement: a picture as it is, in next dev alone */}
      <img src={`${folder}?picture=${name}&${version}`} alt="" loading="lazy" />
      <span>
        {name}
        {!isShown && <small> No text shows it.</small>}
      </span>
      <label className="button">
        Replace<span className="hidden"> {name}</span>
        <input
          type="file"
          className="hidden"
          accept={accept}
          onChange={({ target: { files } }) => files?.[0] && send({ picture: files[0], name })}
        />
      </label>
      <button type="button" onClick={() => confirm(question) && send({ name })}>
        Delete<span className="hidden"> {name}</span>
      </button>
    </li>
  );
}
