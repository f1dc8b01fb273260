import { postEnrolOpen } from '@/features/enrolment/handlers'

export const POST = postEnrolOpen
