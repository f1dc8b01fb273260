/** Formats digits for display: (623) 555-0101 for US numbers, otherwise unchanged. */
export function formatPhone(digits: string): string {
  const [, area, three, four] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${three}-${four}` : digits
}
