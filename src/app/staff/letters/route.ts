export { getLetters as GET } from '@/features/giving/server/pledges/letters'
