export { postQuizAnswer as POST } from '@/features/film/store/quizzes/handlers'
