"use client";

import { useEffect, useState } from "react";
import { openField } from "./open-field";

/** While it is on, a click on a text or picture of the page opens its field. */
export function ClickToEdit({ path }: { path: string }) {
  const [isOn, turn] = useState(false);
  const [said, say] = useState("");
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      if ((event.target as Element).closest("#preview-panel")) return;
      say(await openField(event, path));
    };
    if (isOn) document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, [isOn, path]);
  return (
    <>
      <label>
        <input type="checkbox" checked={isOn} onChange={() => turn(!isOn)} /> Click to edit
      </label>
      <b role="status">{isOn && said}</b>
    </>
  );
}
