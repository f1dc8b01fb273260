export { postEnrol as POST } from '@/features/people/server/enrolment/handlers'
