// Replaces a module that the build leaves out (hosting/next-output.ts, replacedModules).
export {};
