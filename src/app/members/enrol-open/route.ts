import { postEnrolOpen } from '@/features/people/server/enrolment/handlers'

export const POST = postEnrolOpen
