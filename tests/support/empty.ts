// Replaces the package `server-only`, which only a bundler can load.
export {}
