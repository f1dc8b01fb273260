/**
 * Returns a selector for a CSS module class, whose name in the page has a prefix from the build. Prefer a role, label or text
 * of the element's own where there is one.
 */
export function styled(name: string): string {
  return `:is([class$="_${name}"], [class*="_${name} "])`
}
