/** Returns the initials of the first and last name: KM for Kim Moreno. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
