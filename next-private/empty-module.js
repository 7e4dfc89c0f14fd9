// Replaces a module that the build leaves out (next-private/next-output.ts, replacedModules).
export {};
