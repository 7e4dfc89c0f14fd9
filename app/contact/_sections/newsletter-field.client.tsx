"use client";

import { useFormContext } from "react-hook-form";
import type { MessageInput } from "@/site/message";

export function NewsletterField({ label, className = "" }: { label: string; className?: string }) {
  const { register } = useFormContext<MessageInput>();
  return (
    <label className={`flex min-h-11 items-center gap-3 font-[650] ${className}`}>
      <input
        type="checkbox"
        {...register("sendNewsLetter")}
        className="size-5 shrink-0 accent-(--ink)"
      />
      {label}
    </label>
  );
}
