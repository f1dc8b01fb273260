import { getLetters } from '@/features/giving/store/pledges/letters'

export const GET = getLetters
