/**
 * Selects what a component's style sheet calls by this name: a module's names reach the page with a prefix of the build.
 * For what has no role, label or text of its own; those are better.
 */
export function styled(name: string): string {
  return `:is([class$="_${name}"], [class*="_${name} "])`
}
