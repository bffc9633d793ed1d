/** Lo que el borrador de respuesta agrega a la carta de la oferta. */
export const draft = {
  subject: 'Su consulta {{reference}}',
  link: 'Aquí puede ver el viaje día por día, con todas las líneas de su precio:',
  links: 'Aquí puede ver cada viaje día por día, con todas las líneas de su precio:',
  held: 'Otro grupo apartó {{name}} para esos días y todavía no ha firmado. Le avisamos en cuanto se decida.',
  ask: 'Estamos confirmando el calendario de {{name}} y le avisamos si esos días siguen libres.',
  closing:
    'Esto es una estimación y todavía no un contrato. Díganos qué le gustaría cambiar: basta con responder a este correo.',
}
