/** Lo que el borrador de respuesta agrega a la carta de la oferta. */
export const draft = {
  subject: 'Su consulta {{reference}}',
  link: 'El viaje, día por día y línea por línea:',
  links: 'Cada viaje, día por día y línea por línea:',
  free: 'A día de hoy, {{names}} está libre en esos días.',
  freeAll: 'A día de hoy, {{names}} están libres en esos días.',
  booked: 'En esos días {{name}} ya tiene reserva.',
  nearest: 'Sus fechas de embarque libres más cercanas: {{dates}}.',
  held: 'Otro grupo apartó {{name}} para esos días y todavía no ha firmado. Le avisamos en cuanto se decida.',
  ask: 'Estamos confirmando con el capitán el calendario de {{name}} y le avisamos si esos días siguen libres.',
  closing:
    'Es una estimación y no lo compromete. ¿Qué cambiaría? Responda a este correo y hacemos la cuenta otra vez; si le gusta así, le enviamos la propuesta y el contrato.',
}
