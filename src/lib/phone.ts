/** Digits as people read them: (623) 555-0101 where they are a US number, else as they are. */
export function formatPhone(digits: string): string {
  const [, area, three, four] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${three}-${four}` : digits
}
