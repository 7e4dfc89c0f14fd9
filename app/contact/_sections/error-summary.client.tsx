"use client";

import { useEffect, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { List } from "@/components/ui/list";
import type { MessageInput } from "@/site/message";

const fields = ["firstName", "lastName", "email", "phoneNumber", "subject", "message"] as const;

/** The problems of a refused submit, each a link to its field; announced. */
export function ErrorSummary() {
  const { setFocus } = useFormContext<MessageInput>();
  const { errors } = useFormState<MessageInput>();
  const wrong = fields.filter((name) => errors[name]);
  const isWrong = wrong.length > 0;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = `Error: ${title}`;
    // The list has moved the form down: both show, or the field with the focus if there is no room.
    for (const part of [summary.current, document.activeElement])
      part?.scrollIntoView({ block: "nearest", behavior: "instant" });
    return () => {
      document.title = title;
    };
  }, [isWrong]);

  return (
    <div ref={summary} aria-live="polite">
      {isWrong && (
        <div className="mt-6 rounded-control border-2 border-red p-4">
          <p className="font-strong">Not sent yet. Please correct this first:</p>
          <List className="pt-1">
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setFocus(name);
                  }}
                  className="inline-block py-0.5 text-red underline underline-offset-4"
                >
                  {errors[name]?.message}
                </a>
              </li>
            ))}
          </List>
        </div>
      )}
    </div>
  );
}
