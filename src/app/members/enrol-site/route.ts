export { postEnrolSite as POST } from '@/features/people/server/enrolment/handlers'
