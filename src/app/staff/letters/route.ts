import { getLetters } from '@/features/giving/server/pledges/letters'

export const GET = getLetters
