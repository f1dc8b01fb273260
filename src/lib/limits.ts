/** Upper bounds of what a form accepts, in characters. Collections take their maxLength from here. */
export const LIMITS = { name: 100, email: 254, phone: 40, line: 200, text: 2000 } as const
