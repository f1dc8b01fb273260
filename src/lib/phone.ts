/** Digits of a phone number in E.164 where the country can be told (ten digits are taken as US), else the digits. */
export function normalisePhone(value: string): string {
  const digits = value.replace(/\D/g, '')
  if (value.trim().startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits
}

/** Digits as people read them: (623) 555-0101 where they are a US number, else as they are. */
export function formatPhone(digits: string): string {
  const [, area, three, four] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${three}-${four}` : digits
}
