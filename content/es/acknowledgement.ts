/** La confirmación que recibe el huésped por correo. Sus palabras van debajo, tal como las escribió. */
export const acknowledgement = {
  subject: 'Recibimos su consulta {{reference}}',
  received:
    'Gracias por escribirnos. Su consulta llegó a {{brand}}; su número de referencia es {{reference}}. Menciónelo si nos llama o nos escribe.',
  answer:
    'Le responde una persona de nuestro equipo, a más tardar el {{deadline}} (hora de {{city}}). Nuestro horario de atención, en esa misma hora:',
  answerYourTime: 'Donde usted está será el {{deadline}}.',
  change:
    '¿Quiere cambiar algo o retirar su consulta? Responda a este correo y díganoslo en una línea. Lo que retire, lo borramos.',
  words: 'Esto es lo que nos escribió, palabra por palabra:',
  link: 'Su consulta menciona una dirección de internet. Para que este correo no lleve enlaces de desconocidos, no la repetimos aquí; a nosotros nos llegó completa.',
  stranger:
    'Si no fue usted quien nos escribió, alguien puso su dirección por error. No hace falta que haga nada.',
}
