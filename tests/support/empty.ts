// Stands in for the package `server-only`, which only a bundler may load.
export {}
