import { postReadQuestions } from '@/features/film/server/quizzes/staff-handlers'

export const POST = postReadQuestions
