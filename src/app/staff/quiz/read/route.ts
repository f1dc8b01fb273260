import { postReadQuestions } from '@/features/film/store/quizzes/staff-handlers'

export const POST = postReadQuestions
