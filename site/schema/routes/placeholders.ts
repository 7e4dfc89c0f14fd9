import { z } from "zod";
import { meta, updated } from "../fields.ts";

/** `content/routes/placeholders.yaml`. */
export const placeholdersSchema = z.strictObject({ updated, login: meta, signup: meta });
