/** Maximum lengths of form fields, in characters. Collections use them as maxLength. */
export const LIMITS = { name: 100, email: 254, phone: 40, line: 200, text: 2000 } as const
