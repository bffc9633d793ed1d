/** La confirmación que recibe el huésped por correo. Sus palabras van debajo, tal como las escribió. */
export const acknowledgement = {
  subject: 'Recibimos su consulta {{reference}}',
  received:
    'Gracias por escribir a {{brand}}. Ya tenemos su consulta y le pusimos el número {{reference}}: menciónelo si nos llama o nos escribe, y sabremos enseguida de qué viaje se trata.',
  answer:
    'Uno de nosotros la lee con calma y le escribe, a más tardar el {{deadline}} (hora de {{city}}). Si prefiere llamar, este es nuestro horario, también en hora de {{city}}:',
  answerYourTime: 'El plazo, en su hora local: {{deadline}}.',
  change:
    '¿Quiere cambiar algo o retirar su consulta? Basta con una línea en respuesta a este correo. Lo que retire, lo borramos.',
  words: 'Esto es lo que nos escribió, palabra por palabra:',
  link: 'Su consulta menciona una dirección de internet. Para que este correo no lleve enlaces de desconocidos, no la repetimos aquí; a nosotros nos llegó completa.',
  stranger:
    'Si no fue usted quien nos escribió, otra persona puso su dirección por error. Disculpe la molestia: no hace falta que haga nada.',
}
