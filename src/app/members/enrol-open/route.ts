export { postEnrolOpen as POST } from '@/features/people/server/enrolment/handlers'
