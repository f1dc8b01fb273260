import { postEnrol } from '@/features/people/store/enrolment/handlers'

export const POST = postEnrol
