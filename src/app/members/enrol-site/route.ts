import { postEnrolSite } from '@/features/people/store/enrolment/handlers'

export const POST = postEnrolSite
