/** The five cities families come from. */
export const INBOX_CITIES = ['Chandler', 'Glendale', 'Peoria', 'Phoenix', 'Scottsdale'] as const
