// In the place of what a build leaves out (next.config.ts, resolveAlias).
export {};
