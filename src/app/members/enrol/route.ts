import { postEnrol } from '@/features/people/server/enrolment/handlers'

export const POST = postEnrol
