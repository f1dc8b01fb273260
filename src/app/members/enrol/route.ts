import { postEnrol } from '@/features/enrolment/handlers'

export const POST = postEnrol
