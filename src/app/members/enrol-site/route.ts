import { postEnrolSite } from '@/features/enrolment/handlers'

export const POST = postEnrolSite
