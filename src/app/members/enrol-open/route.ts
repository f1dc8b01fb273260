import { postEnrolOpen } from '@/features/people/store/enrolment/handlers'

export const POST = postEnrolOpen
