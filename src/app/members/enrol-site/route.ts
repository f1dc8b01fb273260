import { postEnrolSite } from '@/features/people/server/enrolment/handlers'

export const POST = postEnrolSite
