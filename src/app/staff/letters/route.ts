import { getLetters } from '@/features/giving/letters'

export const GET = getLetters
